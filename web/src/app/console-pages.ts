import type { PageModule } from './pages.ts';

/** The pages of consoles: a visitor carries not even their list. */
export const files = import.meta.glob<PageModule>([
  '../*/pages/*Page.tsx',
  '!../{bom,content,lab,qc}/pages/*Page.tsx',
  '!../accounts/pages/{Login,ObtainPassword,Register}Page.tsx',
  '!../cases/pages/{AddComplaint,AddFeedback,LegalSupport,LinkedCase}Page.tsx',
  '!../companies/pages/{BuyerDetail,BuyerPreview,SellerDetail,SellerSearch}Page.tsx',
  '!../boards/pages/RfqPage.tsx',
  '!../catalog/pages/PartSearchPage.tsx',
]);
