/** Texts of the workbench besides those of the console. */
const words = {
  leaveOut: {
    open: '不做此项',
    title: '{test}：不做此项',
    hint: '双方都能看到原因。已购检测的费用在报告签发时退还买家。',
    save: '确认不做',
    done: '已记为不做，原因写入报告。',
    state: '未做',
    because: '未做原因',
    again: '如需补做，直接在下方记录结果。',
    refunded: '此项已购买，费用在报告签发时退还买家。',
  },
  reassign: {
    open: '接手',
    title: '从{name}接手',
    text: '您将成为本批次的检测员，{name}不能再继续检验，也不能复核。',
    hint: '说明原检测员为何不能继续，将留存记录。',
    save: '接手',
    done: '您现在是本批次的检测员。',
    was: '由{name}转交：{reason}',
  },
  lot: {
    title: '环境、封装与包装',
    open: '记录环境与包装',
    change: '修改环境与包装',
    lead: '写入报告。未查看的留空，不要猜测。',
    temperature: '温度',
    humidity: '相对湿度',
    takeOver: '采用 {time} 的记录：{climate}',
    package: '封装',
    packageHint: '按实物填写，如 LQFP-48。',
    form: '包装形式',
    opened: '到货前已拆封的包装',
    openedHint: '没有则填 0。',
    packs_other: '收货时本批次清点到 {count} 个包装。',
    desiccant: '干燥剂',
    fromDock: '取自收货记录；本批次不同时请修改。',
    unchecked: '未查看',
    save: '保存',
    done: '已记录，将写入报告。',
    isThere: { present: '有', none: '无' },
  },
  missing: {
    instrument: '请选择仪器。',
    photo: '请上传问题照片。',
    limits: '有数值超出限值，不能判合格。',
    figures_other: '请填写合格和不合格的数量：还差 {count} 件。',
    uploading: '照片正在上传。',
  },
  comparing: {
    running: '正在与其他批次比对照片：{tests}。比对完成后可提交复核。',
    failed: '照片比对失败：{tests}。比对完成之前不能提交复核。',
    again: '重新比对',
    open: '{count} 张其他批次也有的照片尚无理由，见本页上方。',
    found: '有照片与其他批次的相同：请写明理由或更换。',
  },
  repeats: {
    title: '其他批次也有的照片',
    lead: '报告中的每张照片应是本批次的。请重拍并删除，或写明保留的理由；没有理由不能提交复核。',
    leadReview: '作者写明了保留的理由。不认同时请退回。',
    over: '检测人已逐一说明保留原因',
    here: '本批次',
    same: '与 {lot} 的照片相同（{share}%）。',
    open: '尚无理由。',
    because: '{name} 的理由：',
    explain: '写明理由',
    change: '修改理由',
    dialog: '为什么保留与 {lot} 相同的照片',
    hint: '复核人会看到。',
    save: '保存',
    done: '理由已保存，复核人会看到。',
    issue: '其他批次也有的照片：{count} 张。签发即接受作者的理由。',
  },
  revocations: {
    title: '待第二人处理的撤销申请',
    report: '报告',
    reason: '原因',
    by: '申请人与期限',
  },
  overdue: '校准已过期',
  before: '首次结果',
  other: '复检',
  plan: {
    bought: '已购',
  },
  scale: '标尺',
  scaleHint: '如 1 mm 或 ×40；写入报告。',
  subjectLabel: '照片内容',
  retest: {
    support: '重测，客服下达：{reason}',
    seller: '重测，卖家要求：{reason}',
    bySupport: '各批次检测费合计 {price}，由验芯承担。',
    bySeller: '各批次检测费合计 {price}，由卖家承担。',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'operator/bench': typeof words;
  }
}
