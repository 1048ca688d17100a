const under = (base: string, names: string): string[] =>
  names.split(' ').map((name) => `${base}/${name}`);

/** Every call that section 7 of the specification names. */
export const promisedCalls: readonly string[] = [
  ...under('/mall', 'send/code check/code register/login mail/login login/user login logout'),
  ...under('/mall', 'quick/register/login quick/login'),
  '/verify/send/mail/code',
  ...under('/user', 'set/username set/pwd update check/account/occupy set/email pwd/check'),
  ...under('/user', 'setting/update set/keyInfo follow/seller'),
  ...under('/buyer', 'one update view photo/list photo/add photo/del'),
  ...under('/seller', 'updateLogo completeSeller submitSellerAudit sellerAudit view electronic'),
  ...under('/seller', 'photo/list photo/add photo/del'),
  ...under('/msgBox', 'list read del unReadNum'),
  ...under('/noticeBox', 'list read del'),
  '/area/getListByPid',
  '/file/upload',
  ...under('/search', 'getHotSearch getQuoteRecordBrand quoteRecord getElectronicBrand'),
  ...under('/search', 'electronic member'),
  ...under('/wantBuy', 'getBuyerInfo addWantBuy wantBuyList wantBuys replies replyDetail detail'),
  ...under('/wantBuy', 'rfq addWantQuote addMark close replyIds wantBuyUnRead'),
  ...under('/wallet', 'one log/list log/one recharge/apply recharge/list recharge/one'),
  ...under('/wallet', 'cash/apply cash/list cash/one exchange/apply exchange/list exchange/one'),
  ...under('/wallet', 'compensate/one bank/list bank/add bank/update bank/del'),
  ...under('/trade', 'one settle/one refund/one'),
  ...under('/surplusDeal', 'surplusDealList surplusDeals replies replyDetail detail'),
  ...under('/surplusDeal', 'addSurplusDeal addSurplusQuote addMark close replyIds'),
  '/surplusDeal/surplusDealUnRead',
];

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Every route that section 2 of the specification names. */
export const promisedRoutes: readonly string[] = words(`
/home /buyer-reason /seller-reason /safety-guarantee /qc-detection /legal-support /register /login
/obtain-password /seller-search-results /seller-info-detail/:id /blacklist /hot-sale-parts
/part-search /intermediary-services /BOM-inquire /buyer-place-order /blogs/:slug
/add-complaint-seller /add-feedback /buyer-preview /buyer-detail/:id /become-buyer /become-seller
/rfq /personal-center /message-center
/buyer-dashboard /buyer-basic-information /buyer-ablum /buyer-update-email /buyer-info-edit
/enquiring-price /completed-inquiry /post-inquiry /inquiry-details /completed-inquiry-details
/quoted-for-purchase /quoted-for-purchase-details /unquoted-purchase-request
/unquoted-purchase-request-details /my-order /my-order-details/:id /after-sales-orders
/after-sales-orders-details/:id /order-payment/:id /agent-order-payment/:id /buyer-agent-order
/buyer-agent-order-detail/:id /buyer-agent-after-sales /buyer-agent-after-sales-detail/:id
/buyer-address /buyer-freight-account /complaint-seller-list /complaint-seller-detail
/feedback-list /feedback-detail /buyer-wallet /buyer-bank-list /buyer-recharge /buyer-cash-apply
/buyer-exchange-apply /buyer-success/:action /buyer-log-detail/:type/:id
/seller-dashboard /seller-inventory /seller-inventory-add /seller-inventory-update
/seller-settlement /seller-basic-information /seller-ablum-management /seller-info-change
/quote/:type /quote-detail/:id /completed-quote/:type /completed-quote-detail/:id
/reject-quote/:type /reject-quote-detail/:id /seller-buy-underway /seller-buy-underway-detail/:id
/seller-buy-order /seller-buy-order-detail/:id /seller-my-order /seller-my-order-detail/:id
/seller-order-after-sale /seller-order-after-sale-detail/:id /seller-agent-order
/seller-agent-order-detail/:id /seller-agent-after-sale /seller-agent-after-sale-detail/:id
/seller-wallet /seller-bank-list /seller-recharge /seller-cash-apply /seller-exchange-apply
/seller-success/:action /seller-log-detail/:type/:id
/shopping-mall /shopping-mall/index /shopping-mall/new /shopping-mall/mine /shopping-mall/reply
/shopping-mall/recycle /shopping-mall-detail/:id/:no /shopping-mall-reply-detail/:id/:no
/waste /waste/index /waste/new /waste/mine /waste/reply /waste/recycle /waste-detail/:id/:no
/waste-reply-detail/:id/:no`);
