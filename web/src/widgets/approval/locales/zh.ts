const words = {
  maker: '经办人',
  checker: '复核人',
  waitsForOther: '您经办了此项，须由另一位同事复核。',
  mayDecide: '您不是此项的经办人，可以复核。',
  staffIsParty: '您是该订单的当事方，此项须由另一位同事处理。',
  until: '请在 {at} 前决定。',
  note: '备注',
  noteAside: '退回或拒绝时必填',
  noteNeeded: '请写明原因，经办人会看到。',
  sendBack: '退回给 {name}',
  refuse: '拒绝',
  withdraw: '撤回我的申请',
  approved: '{subject} 已批准并执行。',
  refused: '{subject} 已拒绝。',
  sentBack: '{subject} 已退回经办人。',
  withdrawn: '{subject} 的申请已撤回。',
} as const;

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'widgets/approval': typeof words;
  }
}
