/**
 * A page of the product: its address, who may open it, the shell around it and the file that
 * draws it. The browser's router is made from this table, and the server's rendering of public
 * pages is to be made from the same one.
 */
export interface Route {
  readonly path: string;
  /** `<slice>/<area>/<Name>Page`, often without an area: the default export of that file in `web/src/<slice>/pages`. */
  readonly page: string;
  readonly shell: 'public' | 'console' | 'staff' | 'bare';
  /** `guest` pages send a signed-in reader back; `trader` is a buyer or a settled seller. */
  readonly open:
    | 'anyone'
    | 'guest'
    | 'signedIn'
    | 'buyer'
    | 'seller'
    | 'settled'
    | 'trader'
    | 'staff';
  /** The menu entry that is lit while this page is open, where it has none of its own. */
  readonly parent?: string;
}

const publicRoute = (path: string, page: string, parent?: string): Route => ({
  path,
  page,
  shell: 'public',
  open: 'anyone',
  ...(parent ? { parent } : {}),
});
const buyer = (path: string, page: string, parent?: string): Route => ({
  path,
  page,
  shell: 'console',
  open: 'buyer',
  ...(parent ? { parent } : {}),
});
const seller = (path: string, page: string, parent?: string): Route => ({
  ...buyer(path, page, parent),
  open: 'settled',
});
const eitherConsole = (path: string, page: string, parent?: string): Route => ({
  ...buyer(path, page, parent),
  open: 'trader',
});
/**
 * Cases of a kind: both identities bring them, so both read them. The id stands in the path or, as
 * the specification writes the address, in the query (`?id=`).
 */
const caseRoutes = (path: string, kind: 'Complaint' | 'Feedback' | 'Legal'): Route[] => [
  { ...buyer(`${path}-list`, `cases/${kind}ListPage`), open: 'signedIn' },
  { ...buyer(`${path}-detail`, `cases/${kind}DetailPage`, `${path}-list`), open: 'signedIn' },
  { ...buyer(`${path}-detail/:id`, `cases/${kind}DetailPage`, `${path}-list`), open: 'signedIn' },
];

export const siteRoutes: readonly Route[] = [
  publicRoute('/home', 'content/HomePage'),
  publicRoute('/part-search', 'catalog/PartSearchPage'),
  publicRoute('/buyer-reason', 'content/BuyerReasonPage'),
  publicRoute('/seller-reason', 'content/SellerReasonPage'),
  publicRoute('/safety-guarantee', 'content/SafetyGuaranteePage'),
  publicRoute('/qc-detection', 'qc/QcDetectionPage'),
  publicRoute('/qc-detection/:topic', 'qc/QcTopicPage', '/qc-detection'),
  publicRoute('/legal-support', 'cases/LegalSupportPage'),
  publicRoute('/intermediary-services', 'content/IntermediaryServicesPage'),
  publicRoute('/buyer-place-order', 'orders/PlaceAgentOrderPage', '/intermediary-services'),
  publicRoute('/become-buyer', 'content/BecomeBuyerPage'),
  publicRoute('/become-seller', 'content/BecomeSellerPage'),
  publicRoute('/blacklist', 'content/BlacklistPage'),
  publicRoute('/hot-sale-parts', 'content/HotSalePartsPage'),
  publicRoute('/proof-of-balances', 'content/ProofOfBalancesPage', '/safety-guarantee'),
  publicRoute('/rfq', 'boards/RfqPage'),
  publicRoute('/BOM-inquire', 'bom/BomInquirePage'),
  publicRoute('/BOM-inquire/:id', 'bom/BomPage', '/BOM-inquire'),
  publicRoute('/seller-search-results', 'companies/SellerSearchPage'),
  publicRoute('/seller-info-detail/:id', 'companies/SellerDetailPage', '/seller-search-results'),
  publicRoute('/buyer-detail/:id', 'companies/BuyerDetailPage'),
  publicRoute('/buyer-preview', 'companies/BuyerPreviewPage'),
  publicRoute('/blogs/:slug', 'content/BlogPage'),
  publicRoute('/add-complaint-seller', 'cases/AddComplaintPage'),
  publicRoute('/add-feedback', 'cases/AddFeedbackPage'),
  publicRoute('/case', 'cases/LinkedCasePage'),
  publicRoute('/unsubscribe/:key', 'messages/UnsubscribePage'),
  publicRoute('/watch-end/:key', 'watches/WatchEndPage'),
  publicRoute('/v', 'qc/VerifyPage'),
  publicRoute('/v/:code', 'qc/VerifyPage'),
  publicRoute('/v/:no/:code', 'qc/ReportPage'),
  publicRoute('/l/:no/:code', 'qc/PassportPage'),
  // Opened by a phone that nobody signed in on: no menus, no frame.
  { ...publicRoute('/phone-camera', 'handoffs/PhoneCameraPage'), shell: 'bare' },
  { ...publicRoute('/login', 'accounts/LoginPage'), open: 'guest' },
  { ...publicRoute('/register', 'accounts/RegisterPage'), open: 'guest' },
  { ...publicRoute('/obtain-password', 'accounts/ObtainPasswordPage'), open: 'guest' },

  { ...buyer('/personal-center', 'accounts/PersonalCenterPage'), open: 'signedIn' },
  {
    ...buyer('/personal-center/close', 'accounts/CloseAccountPage', '/personal-center'),
    open: 'signedIn',
  },
  { ...buyer('/message-center', 'messages/MessageCenterPage'), open: 'signedIn' },
  { ...buyer('/blacklist-notice/:id', 'content/BlacklistNoticePage'), open: 'signedIn' },
  { ...buyer('/report/:no', 'qc/ReportByNoPage'), open: 'signedIn' },
  ...caseRoutes('/complaint-seller', 'Complaint'),
  ...caseRoutes('/feedback', 'Feedback'),
  ...caseRoutes('/legal-request', 'Legal'),

  eitherConsole('/followed-sellers', 'companies/FollowedSellersPage'),
  eitherConsole('/watched-parts', 'watches/WatchedPartsPage'),
  eitherConsole('/lot-passports', 'qc/LotPassportsPage'),
  eitherConsole('/warnings', 'fakes/WarningsPage'),

  eitherConsole('/shopping-mall/index', 'boards/MallPage', '/shopping-mall/new'),
  eitherConsole('/shopping-mall/new', 'boards/MallPage'),
  eitherConsole('/shopping-mall/mine', 'boards/MallPage', '/shopping-mall/new'),
  eitherConsole('/shopping-mall/reply', 'boards/MallPage', '/shopping-mall/new'),
  eitherConsole('/shopping-mall/recycle', 'boards/MallPage', '/shopping-mall/new'),
  eitherConsole('/shopping-mall-detail/:id/:no', 'boards/MallDetailPage', '/shopping-mall/new'),
  eitherConsole(
    '/shopping-mall-reply-detail/:id/:no',
    'boards/MallReplyDetailPage',
    '/shopping-mall/new',
  ),
  eitherConsole('/waste/index', 'boards/WastePage', '/waste/new'),
  eitherConsole('/waste/new', 'boards/WastePage'),
  eitherConsole('/waste/mine', 'boards/WastePage', '/waste/new'),
  eitherConsole('/waste/reply', 'boards/WastePage', '/waste/new'),
  eitherConsole('/waste/recycle', 'boards/WastePage', '/waste/new'),
  eitherConsole('/waste-detail/:id/:no', 'boards/WasteDetailPage', '/waste/new'),
  eitherConsole('/waste-reply-detail/:id/:no', 'boards/WasteReplyDetailPage', '/waste/new'),

  buyer('/buyer-dashboard', 'orders/BuyerDashboardPage'),
  buyer('/buyer-basic-information', 'companies/BuyerInformationPage'),
  buyer('/buyer-update-email', 'accounts/UpdateEmailPage', '/buyer-basic-information'),
  buyer('/buyer-info-edit', 'companies/BuyerEditPage', '/buyer-basic-information'),
  buyer('/buyer-ablum', 'companies/BuyerAlbumPage', '/buyer-basic-information'),
  buyer('/buyer-address', 'delivery/AddressPage'),
  buyer('/buyer-freight-account', 'delivery/FreightAccountPage'),
  buyer('/enquiring-price', 'enquiries/EnquiringPricePage'),
  buyer('/completed-inquiry', 'enquiries/CompletedInquiryPage'),
  buyer('/post-inquiry', 'enquiries/PostInquiryPage', '/enquiring-price'),
  buyer('/inquiry-details', 'enquiries/InquiryDetailsPage', '/enquiring-price'),
  buyer(
    '/completed-inquiry-details',
    'enquiries/CompletedInquiryDetailsPage',
    '/completed-inquiry',
  ),
  buyer('/quoted-for-purchase', 'boards/QuotedForPurchasePage'),
  buyer(
    '/quoted-for-purchase-details',
    'boards/QuotedForPurchaseDetailsPage',
    '/quoted-for-purchase',
  ),
  buyer('/unquoted-purchase-request', 'boards/UnquotedPurchaseRequestPage'),
  buyer(
    '/unquoted-purchase-request-details',
    'boards/UnquotedPurchaseRequestDetailsPage',
    '/unquoted-purchase-request',
  ),
  buyer('/my-order', 'orders/OrderListPage'),
  buyer('/my-order-details/:id', 'orders/OrderDetailPage', '/my-order'),
  buyer('/order-payment/:id', 'orders/OrderPaymentPage', '/my-order'),
  buyer('/after-sales-orders', 'claims/ClaimListPage'),
  buyer('/after-sales-orders-details/:id', 'claims/ClaimDetailPage', '/after-sales-orders'),
  buyer('/claim-dock-label/:id', 'claims/ClaimDockLabelPage', '/after-sales-orders'),
  eitherConsole('/after-sales-apply/:id', 'claims/ApplyClaimPage', '/after-sales-orders'),
  buyer('/buyer-agent-after-sales', 'claims/ClaimListPage'),
  buyer(
    '/buyer-agent-after-sales-detail/:id',
    'claims/ClaimDetailPage',
    '/buyer-agent-after-sales',
  ),
  buyer('/buyer-agent-order', 'orders/OrderListPage'),
  buyer('/buyer-agent-order-detail/:id', 'orders/OrderDetailPage', '/buyer-agent-order'),
  buyer('/agent-order-payment/:id', 'orders/OrderPaymentPage', '/buyer-agent-order'),
  buyer('/buyer-wallet', 'wallet/WalletPage'),
  buyer('/buyer-recharge', 'wallet/RechargePage', '/buyer-wallet'),
  buyer('/buyer-exchange-apply', 'wallet/ExchangePage', '/buyer-wallet'),
  buyer('/buyer-bank-list', 'wallet/BankListPage'),
  buyer('/buyer-cash-apply', 'wallet/CashApplyPage', '/buyer-wallet'),
  buyer('/buyer-cash-list', 'wallet/CashListPage', '/buyer-wallet'),
  buyer('/buyer-success/:action', 'wallet/SuccessPage', '/buyer-wallet'),
  buyer('/buyer-log-detail/:type/:id', 'wallet/LogDetailPage', '/buyer-wallet'),

  { ...seller('/seller-dashboard', 'orders/SellerDashboardPage'), open: 'seller' },
  { ...seller('/seller-settlement', 'onboarding/SettlementPage'), open: 'seller' },
  seller('/seller-basic-information', 'companies/SellerInformationPage'),
  seller('/seller-info-change', 'companies/SellerEditPage', '/seller-basic-information'),
  seller('/seller-ablum-management', 'companies/SellerAlbumPage', '/seller-basic-information'),
  seller('/seller-my-order', 'orders/OrderListPage'),
  seller('/seller-my-order-detail/:id', 'orders/OrderDetailPage', '/seller-my-order'),
  seller('/seller-order-after-sale', 'claims/ClaimListPage'),
  seller(
    '/seller-order-after-sale-detail/:id',
    'claims/ClaimDetailPage',
    '/seller-order-after-sale',
  ),
  seller('/seller-agent-after-sale', 'claims/ClaimListPage'),
  seller(
    '/seller-agent-after-sale-detail/:id',
    'claims/ClaimDetailPage',
    '/seller-agent-after-sale',
  ),
  seller('/seller-dock-label/:id', 'orders/SellerDockLabelPage', '/seller-my-order'),
  seller('/seller-agent-order', 'orders/OrderListPage'),
  seller('/seller-agent-order-detail/:id', 'orders/OrderDetailPage', '/seller-agent-order'),
  seller('/seller-complaint-list', 'cases/ReceivedListPage'),
  seller('/seller-complaint-detail/:id', 'cases/ReceivedDetailPage', '/seller-complaint-list'),
  seller('/quote/:type', 'quotes/QuotesPage'),
  seller('/quote-detail/:id', 'quotes/QuoteDetailPage', '/quote/match'),
  seller('/completed-quote/:type', 'quotes/QuotesPage'),
  seller('/completed-quote-detail/:id', 'quotes/QuoteDetailPage', '/completed-quote/match'),
  seller('/reject-quote/:type', 'quotes/QuotesPage'),
  seller('/reject-quote-detail/:id', 'quotes/QuoteDetailPage', '/reject-quote/match'),
  seller('/ended-quote/:type', 'quotes/QuotesPage'),
  seller('/ended-quote-detail/:id', 'quotes/QuoteDetailPage', '/ended-quote/match'),
  seller('/seller-buy-underway', 'boards/SellerBuyUnderwayPage'),
  seller(
    '/seller-buy-underway-detail/:id',
    'boards/SellerBuyUnderwayDetailPage',
    '/seller-buy-underway',
  ),
  seller('/seller-buy-order', 'boards/SellerBuyOrderPage'),
  seller('/seller-buy-order-detail/:id', 'boards/SellerBuyOrderDetailPage', '/seller-buy-order'),
  seller('/seller-inventory', 'inventory/InventoryPage'),
  seller('/seller-inventory-add', 'inventory/InventoryAddPage'),
  seller('/seller-inventory-update', 'inventory/InventoryUpdatePage'),
  seller(
    '/seller-inventory-update/:id',
    'inventory/InventoryImportPage',
    '/seller-inventory-update',
  ),
  seller('/seller-inventory-keys', 'inventory/InventoryKeysPage'),
  seller('/seller-wallet', 'wallet/WalletPage'),
  seller('/seller-recharge', 'wallet/RechargePage', '/seller-wallet'),
  seller('/seller-exchange-apply', 'wallet/ExchangePage', '/seller-wallet'),
  seller('/seller-bank-list', 'wallet/BankListPage'),
  seller('/seller-cash-apply', 'wallet/CashApplyPage', '/seller-wallet'),
  seller('/seller-cash-list', 'wallet/CashListPage', '/seller-wallet'),
  seller('/seller-success/:action', 'wallet/SuccessPage', '/seller-wallet'),
  seller('/seller-log-detail/:type/:id', 'wallet/LogDetailPage', '/seller-wallet'),

  { path: '*', page: 'content/NotFoundPage', shell: 'public', open: 'anyone' },
];

/** Addresses that lead to another one (specification section 2). */
export const redirects: Readonly<Record<string, string>> = {
  '/': '/home',
  '/shopping-mall': '/shopping-mall/new',
  '/waste': '/waste/new',
};
