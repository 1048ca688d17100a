import type { OnboardingWords } from './zh.ts';

export const ru = {
  messages: {
    'onboarding.passed': {
      title: 'Регистрация продавца одобрена',
      body: 'Данные {company} прошли проверку. Теперь вы официальный продавец: добавляйте склад, давайте котировки и принимайте заказы.',
    },
    'onboarding.rejected': {
      title: 'Данные продавца нужно исправить',
      body: 'Данные {company} пока не соответствуют требованиям (нужно исправить пунктов: {count}): {notes}. Исправьте их и отправьте снова.',
    },
  },
  sms: {
    passed: '[Assay] Регистрация {company} одобрена. Теперь вы официальный продавец.',
    rejected:
      '[Assay] Данные {company} не соответствуют требованиям. Войдите, исправьте их и отправьте снова.',
  },
} satisfies OnboardingWords;
