/** The sentences of mails to staff. */
export interface StaffMailWords {
  readonly invite: StaffMailText;
  readonly passwordLink: StaffMailText;
  readonly passwordSet: StaffMailText;
  readonly factorChanged: StaffMailText;
  readonly rolesChanged: StaffMailText;
  readonly deactivated: StaffMailText;
  readonly reactivated: StaffMailText;
  readonly asked: StaffMailText;
  readonly adminInvitedAlone: StaffMailText;
  readonly roles: Readonly<Record<string, string>>;
}

/** One mail: its subject, what happened, and what to do where it was not meant. */
export interface StaffMailText {
  readonly subject: string;
  readonly lead: string;
  readonly after: string;
}

const wrong = '如果这不是您预期的，请立即联系另一位管理员。';

export const zh: StaffMailWords = {
  invite: {
    subject: '邀请您加入 Assay 团队',
    lead: '{by} 邀请您（{name}）加入 Assay 团队，角色：{roles}。请打开链接，自行设置密码：',
    after: '链接在 {hours} 小时内有效，只能使用一次。密码只有您本人知道，任何人都不会向您索取。',
  },
  passwordLink: {
    subject: '重新设置您的 Assay 员工密码',
    lead: '两位管理员已批准您重新设置密码。请打开链接，自行设置新密码：',
    after: '链接在 {hours} 小时内有效，只能使用一次。如果不是您要求的，请立即联系管理员。',
  },
  passwordSet: {
    subject: '您的 Assay 员工密码已更改',
    lead: '{email} 的密码刚刚已更改，其他设备已全部退出。',
    after: wrong,
  },
  factorChanged: {
    subject: '您的 Assay 员工账号的二次验证已变更',
    lead: '{email} 的二次验证刚刚已变更。',
    after: wrong,
  },
  rolesChanged: {
    subject: '您的 Assay 员工角色已变更',
    lead: '您的角色现为：{roles}。',
    after: wrong,
  },
  deactivated: {
    subject: '您的 Assay 员工账号已停用',
    lead: '{email} 已停用，所有设备已退出。',
    after: '如有疑问，请联系管理员。',
  },
  reactivated: {
    subject: '您的 Assay 员工账号已恢复',
    lead: '{email} 可以重新登录。',
    after: wrong,
  },
  asked: {
    subject: '{by} 的申请等待您批准',
    lead: '{by} 就 {subject} 提出申请，须由另一位管理员批准。请打开员工页面处理：',
    after: '三个工作日内无人处理，申请即过期。',
  },
  adminInvitedAlone: {
    subject: 'Assay：{by} 独自邀请了第二位管理员',
    lead: '目前只有一位管理员，因此 {by} 独自邀请 {email} 为管理员。',
    after: '如果您不认识此人，请立即告知公司负责人。',
  },
  roles: {
    support: '客服',
    warehouse: '仓库',
    qc: '检测',
    finance: '财务',
    content: '内容',
    admin: '管理员',
  },
};
