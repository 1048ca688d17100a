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
    'onboarding.changeProposed': {
      title: 'A change of your data waits for review',
      body: 'A change of address, contact or mobile of {company} was proposed; support reviews it. If this was not you, withdraw it in your settlement and contact Assay at once.',
    },
    'onboarding.changePassed': {
      title: 'Your changed data is in force',
      body: 'The change of address, contact or mobile of {company} passed the review. Goods that come back go to the address that stands in your settlement.',
    },
    'onboarding.changeRejected': {
      title: 'The change of your address was rejected',
      body: 'The change of address, contact or mobile of {company} did not pass the review: {reason}. What stood before stays in force; you may propose it anew.',
    },
  },
  sms: {
    code: '[Assay] Your code to verify this mobile number: {code}. It is good for 10 minutes; give it to nobody.',
    passed: '[Assay] The settlement of {company} passed. You are a settled seller now.',
    rejected:
      '[Assay] The settlement data of {company} does not meet the requirements. Log in, change it and submit again.',
    changeProposed:
      '[Assay] A change of address, contact or mobile of {company} was proposed. If this was not you, contact Assay at once.',
    changePassed:
      '[Assay] Address, contact or mobile of {company} changed. If this was not you, contact Assay at once.',
    changeRejected: '[Assay] The change of address of {company} was rejected. Log in to read why.',
  },
} satisfies OnboardingWords;
