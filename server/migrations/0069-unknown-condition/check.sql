-- Lines of stock in a condition that is none.
select id from catalog.stock_line where condition not in ('brandNew', 'likeNew', 'reNew', 'unknown') limit 1
