import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Телефон как камера',
  open: 'Снимать телефоном',
  waiting: 'Ожидание телефона',
  hidden: 'Код открыт и больше не показывается',
  joined: 'Телефон подключён',
  scan: 'Отсканируйте код камерой телефона. Входить там не нужно; телефон может только добавить сюда фото.',
  sent_one: 'Получено {count} фото.',
  sent_few: 'Получено {count} фото.',
  sent_many: 'Получено {count} фото.',
  sent_other: 'Получено {count} фото.',
  until: 'Действует до {time}',
  again: 'Показать новый код',
  end: 'Завершить',
  copy: 'Скопировать адрес',
  over: {
    ended_one: 'Съёмка завершена; получено {count} фото.',
    ended_few: 'Съёмка завершена; получено {count} фото.',
    ended_many: 'Съёмка завершена; получено {count} фото.',
    ended_other: 'Съёмка завершена; получено {count} фото.',
    expired_one: '15 минут истекли; получено {count} фото.',
    expired_few: '15 минут истекли; получено {count} фото.',
    expired_many: '15 минут истекли; получено {count} фото.',
    expired_other: '15 минут истекли; получено {count} фото.',
    concluded_one: 'Запись закрыта; получено {count} фото.',
    concluded_few: 'Запись закрыта; получено {count} фото.',
    concluded_many: 'Запись закрыта; получено {count} фото.',
    concluded_other: 'Запись закрыта; получено {count} фото.',
  },
} satisfies Translated<typeof zh>;
