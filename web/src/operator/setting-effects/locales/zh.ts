/** Words for what a change of a setting would touch. */
const words = {
  title: '此更改的影响',
  counted: '于 {at} 按当时的记录统计。复核人看到时会重新统计。',
  whenProposed: '提出时的影响',
  countedThen: '提出更改时于 {at} 统计。',
  counting: '正在统计影响',
  nothing: '不影响任何未结束的记录。',
  same: '与现值相同：没有变化。',
  unfilled: '填好各项后显示。',
  more: '超过 {count}',
  fromThen: {
    usdCny: '此后申请的换汇按 {rate}。',
    exchangeFee: '此后申请的换汇收取 {percent}。',
    exchangeLimits: '此后单笔换汇为 {least} 至 {most}，每位会员每天 {perDay}。',
    rechargeTwoPeople: '此后超过 {above} 的充值需两人确认。',
    rateDays: '此后汇率{days}。',
    commission:
      '此后下的订单（包括由现有报价下的）佣金为 {tradePercent}（交易订单）或 {agentPercent}（担保订单）。',
    cashLimits:
      '此后单笔提现为 {least} 至 {most}，每位会员每天 {perDay}；当天提现与兑换合计达到 {secondFactorFrom} 须二次验证。',
    goodwill: '此后每个订单的善意退款最多 {perOrder}。',
    suspicion: '此后按新阈值查找；已有记录不变。',
    accountUsd:
      '此后会员充值看到 {bank} 的账户 {account}，付款文件以其为付款人，只接受该账户的对账单。',
    accountCny: '此后卖家缴纳保证金看到 {bank} 的账户 {account}，只接受该账户的对账单。',
    dock: '此后页面、标签和文件向买卖双方显示的收货台地址为：{address}',
    phones: '此后页面显示 {shenzhen}、{sales}、{sellers} 和 {lab}。',
    workingDays: '此后开始的期限按这些日期计算。已定的期限不变。',
    carriers: '此后表单提供、页面与邮件显示并链接以下承运商：{carriers}',
    appointments:
      '从那时起，卖家可预约 {opens} 至 {closes}，每段 {windowMinutes} 分钟、{perWindow} 个包裹，提前 {daysAhead} 个工作日。停约日：{closures}',
    bankCharges:
      '此后银行扣费最多按 {chargeUsd} 或 {chargeCny}、且不超过应付金额的 {chargePercent} 识别。',
  },
  effect: {
    ordersKeep_other: '{n} 个未结束的订单保留下单时的佣金（与新值不同）。',
    exchangesKeep_other: '{n} 笔进行中的换汇按已约定的执行。',
    quotesKeep_other: '{n} 个会员仍可接受的换汇报价保留其汇率和手续费。',
    claimsFollow_other: '{n} 个未结束的售后受影响：从保证金中扣取的部分按新汇率折算。',
    exchangesOutside_other: '{n} 笔进行中的换汇超出新限额，仍按约定执行。',
    sellersOverDay_other: '{n} 位会员今天已超过此额，到明天前不能再换汇。',
    suspicionsMore_other: '过去 90 天中，新规则多发现 {n} 处。',
    suspicionsFewer_other: '过去 90 天中，新规则少发现 {n} 处。',
    suspicionsStay_other: '过去 90 天中，{n} 处在新旧规则下都会发现。',
    rechargesTwo_other: '{n} 笔已申报的充值届时需两人确认，现在一人。',
    rechargesOne_other: '{n} 笔已申报的充值届时只需一人确认，现在两人。',
    rateUntil_other: '该汇率可用至 {until}。',
    rateTooOld_other: '该汇率自 {until} 起过旧：设定新汇率前无人能换汇。',
    withdrawalsOutside_other: '{n} 笔待处理的提现超出新限额，仍按申请支付。',
    withdrawersOverDay_other: '{n} 位会员今天提现已超过此额，到明天前不能再申请。',
    withdrawalsNoFactor_other:
      '{n} 笔使会员当日合计达到该金额的待处理提现没有二次验证：仍在账户添加 24 小时后支付。',
    exchangesNoFactor_other:
      '{n} 笔使会员当日合计达到该金额的进行中的换汇没有二次验证：仍在账户添加 24 小时后支付。',
    balancesBelowLeast_other: '{n} 位会员将不能提取现有余额。',
    goodwillSpent_other: '{n} 个订单的善意退款已达此额：不能再支付。',
    goodwillRefused_other: '{n} 笔待复核的退款超过此额，将不能批准。',
    rechargesToOld_other: '{n} 笔充值是向现在的账户申报的：款项会到那里。',
    referencesToOld_other: '{n} 个未使用的付款编号是连同现在的账户发出的。',
    payoutFilesFromOld_other: '{n} 个未放行的付款文件以现在的账户为付款人：请取消后重做。',
    depositsToOld_other: '{n} 笔保证金是向现在的账户申报的：款项会到那里。',
    parcelsToOld_other: '{n} 个包裹正寄往现地址。',
    parcelsToNew_other: '{n} 个尚未发货的订单将向卖家显示新地址。',
    claimsToNew_other: '{n} 个尚未寄出的退货将向买家显示新地址。',
    ordersDue_other: '{n} 个订单的期限在首个更改日或之后，保持不变。',
    claimsDue_other: '{n} 个售后申请的期限在首个更改日或之后，保持不变。',
    inspectionsDue_other: '{n} 项检测的期限在首个更改日或之后，保持不变。',
    casesDue_other: '{n} 件客服事项的期限在首个更改日或之后，保持不变。',
    settlementsDue_other: '{n} 份入驻申请的期限在首个更改日或之后，保持不变。',
    withdrawalsDue_other: '{n} 笔提现的期限在首个更改日或之后，保持不变。',
    parcelsOfCarrier_other: '{n} 个在途包裹由有变更的承运商运送：其名称和查询页面随之变更。',
    claimParcelsOfCarrier_other:
      '{n} 个售后的退货正由有变更的承运商运送：其名称和查询页面随之变更。',
    ordersAskCarrier_other: '{n} 个未完成订单指定了不再向买家发货的承运商：由收货台另选一家。',
    appointmentsOutside_other: '{n} 个预约将不在时段之内：时间保持不变，由月台改期。',
    appointmentsOver_other: '{n} 个预约所在时段将超出容量：时间保持不变，由月台改期。',
    linesMore_other: '{n} 笔未匹配的银行明细此后可确定为扣除手续费后的匹配。',
    linesFewer_other: '{n} 笔未匹配的银行明细此后不再能确定：需人工判断。',
    matchesRefused_other: '{n} 笔待复核的匹配手续费超出新上限，将不能批准。',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'operator/setting-effects': typeof words;
  }
}
