select transfer from wallet.transfer_link group by transfer having count(*) > 1;
