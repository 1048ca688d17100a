export const messageChannels = ['mail', 'sms'] as const;
