-- Surplus deals: what is offered there is bounded, and a bid says where its goods shall go.
alter table boards.post_item add column bounded boolean not null default false;
-- No more is sold of an item than its poster has, whoever asks.
alter table boards.post_item add constraint post_item_has check (not bounded or taken <= quantity);

alter table boards.reply add column ship_to jsonb;
alter table boards.reply add column inspection jsonb;
alter table boards.reply add constraint reply_ships check ((ship_to is null) = (inspection is null));
