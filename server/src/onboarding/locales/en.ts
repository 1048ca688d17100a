import type { OnboardingWords } from './zh.ts';

export const en = {
  messages: {
    'onboarding.passed': {
      title: 'Your settlement passed',
      body: 'The settlement of {company} passed the review. You are a settled seller now: add stock, quote and take orders.',
    },
    'onboarding.rejected': {
      title: 'Your settlement needs changes',
      body: 'The data of {company} does not meet the requirements yet (entries to change: {count}): {notes}. Change them and submit again.',
    },
  },
  sms: {
    code: '[Assay] Your code to verify this mobile number: {code}. It is good for 10 minutes; give it to nobody.',
    passed: '[Assay] The settlement of {company} passed. You are a settled seller now.',
    rejected:
      '[Assay] The settlement data of {company} does not meet the requirements. Log in, change it and submit again.',
  },
} satisfies OnboardingWords;
