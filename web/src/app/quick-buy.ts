/** The quick buy-request: it stands on the home page and floats over the others. */
export const quickBuy = 'src/accounts/sign-in/QuickBuyPanel.tsx';
