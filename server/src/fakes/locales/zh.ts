import type { MessageTemplate } from '#server/messages/public.ts';
import type { FakeMessage } from '../deps.ts';

export type FakeSentences = Readonly<Record<FakeMessage, MessageTemplate>>;

const found = '{no}：您的 {mpn} 与一批未通过检测的货相似';
const next = '客服正在核查。您可以在预警页说明情况并附上证据。';

export const zh: FakeSentences = {
  'fakes.found.lot': { title: found, body: `批号和日期码相同。${next}` },
  'fakes.found.label': { title: found, body: `标签上的批号相同。${next}` },
  'fakes.found.photo': { title: found, body: `您用的照片来自该批货的检测。${next}` },
  'fakes.found.seller': { title: found, body: `您此前供应的同一型号有一批未通过检测。${next}` },
  'fakes.held': {
    title: '订单 {order}：付款暂缓',
    body: '{mpn} 与一批未通过检测的货相似。客服最迟核查到 {until}，在此之前不会收款。',
  },
  'fakes.upheld': { title: '{no}：{mpn} 的预警成立', body: '理由：{reason}' },
  'fakes.dismissed': { title: '{no}：{mpn} 的预警已解除', body: '理由：{reason}' },
  'fakes.refused': {
    title: '订单 {order}：不能付款',
    body: '客服认定 {mpn} 与未通过检测的货是同一批。您可以取消订单；未收取任何款项的订单不产生费用。',
  },
  'fakes.freed': {
    title: '订单 {order}：预警已解除',
    body: '客服核查了 {mpn}，没有发现问题。订单照常进行。',
  },
};
