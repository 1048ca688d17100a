import type { StaffRole } from '#contract/call.ts';
import type { Language } from '#contract/option-schemas.ts';

/** Password of every demo account; printed at the start and listed in README. */
export const DEMO_PASSWORD = 'Assay2026';
/** Second factor of every demo member of staff: base32, SHA-1, six digits, 30 seconds. */
export const DEMO_TOTP = 'MFZXGYLZMRSW23ZSGAZDMMRSGAZDMMRS';

export interface DemoMember {
  readonly key: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly companyName: string;
  readonly country: string;
  readonly lang: Language;
}

export const buyers = [
  {
    key: 'hollis',
    email: 'dana@hollis.test',
    firstname: 'Dana',
    lastname: 'Whitfield',
    companyName: 'Hollis Instruments, Inc.',
    country: 'US',
    lang: 'en',
  },
  {
    key: 'messwerk',
    email: 'jonas@messwerk.test',
    firstname: 'Jonas',
    lastname: 'Brandt',
    companyName: 'Messwerk GmbH',
    country: 'DE',
    lang: 'en',
  },
  {
    key: 'norte',
    email: 'lucia@norte.test',
    firstname: 'Lucía',
    lastname: 'Ferrer',
    companyName: 'Componentes Norte S.A.',
    country: 'MX',
    lang: 'es',
  },
] as const satisfies readonly DemoMember[];

export interface DemoSeller extends DemoMember {
  readonly companyNameCn: string;
  /** The first 17 signs of the unified social credit code; the check digit follows from them. */
  readonly creditStem: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly address: string;
  readonly mobile: string;
  /** Area code and number. */
  readonly landline: readonly [string, string];
  /** Why support settles it without a deposit; without a reason it pays one. */
  readonly depositWaiver?: string;
}

export const sellers = [
  {
    key: 'yunjing',
    email: 'min@yunjing.test',
    firstname: '敏',
    lastname: '周',
    companyName: 'Yunjing Electronics',
    companyNameCn: '深圳市云璟电子有限公司',
    country: 'CN',
    lang: 'zh',
    creditStem: '91440300MA5F7K2X1',
    province: '广东省',
    city: '深圳市',
    district: '福田区',
    address: '华强北路 1002 号 6 楼 612',
    mobile: '13800138001',
    landline: ['0755', '83001201'],
  },
  {
    key: 'hexin',
    email: 'tao@hexin.test',
    firstname: '涛',
    lastname: '林',
    companyName: 'Hexin Components',
    companyNameCn: '深圳市核芯元器件有限公司',
    country: 'CN',
    lang: 'zh',
    creditStem: '91440300MA5G3Q8R7',
    province: '广东省',
    city: '深圳市',
    district: '南山区',
    address: '科技园南区 8 栋 1503',
    mobile: '13800138002',
    landline: ['0755', '83001202'],
  },
  {
    key: 'lantai',
    email: 'yue@lantai.test',
    firstname: '悦',
    lastname: '陈',
    companyName: 'Lantai Semicon',
    companyNameCn: '上海蓝台半导体有限公司',
    country: 'CN',
    lang: 'zh',
    creditStem: '91310115MA1K4T6B0',
    province: '上海市',
    city: '上海市',
    district: '浦东新区',
    address: '张江路 665 号 3 号楼 204',
    mobile: '13800138003',
    landline: ['021', '62188003'],
  },
  {
    key: 'beichuan',
    email: 'hao@beichuan.test',
    firstname: '浩',
    lastname: '王',
    companyName: 'Beichuan Technology',
    companyNameCn: '北川科技（东莞）有限公司',
    country: 'CN',
    lang: 'zh',
    creditStem: '91441900MA55N9D2H',
    province: '广东省',
    city: '东莞市',
    district: '松山湖',
    address: '新竹路 4 号 17 栋 301',
    mobile: '13800138004',
    landline: ['0769', '22188004'],
  },
  {
    key: 'qiyuan',
    email: 'rui@qiyuan.test',
    firstname: '锐',
    lastname: '何',
    companyName: 'Qiyuan Micro',
    companyNameCn: '深圳市启元微电子有限公司',
    country: 'CN',
    lang: 'zh',
    creditStem: '91440300MA5H6W4C9',
    province: '广东省',
    city: '深圳市',
    district: '宝安区',
    address: '西乡街道 107 国道 88 号 5 楼',
    mobile: '13800138005',
    landline: ['0755', '83001205'],
    depositWaiver: 'Guaranteed by its bank: CNY 50,000 until December 2027',
  },
] as const satisfies readonly DemoSeller[];

export interface DemoStaff {
  readonly key: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
}

export const staff = [
  { key: 'support', email: 'support@assay.test', name: 'Marta Ibarra', roles: ['support'] },
  { key: 'support2', email: 'support2@assay.test', name: 'Rui Costa', roles: ['support'] },
  { key: 'warehouse', email: 'warehouse@assay.test', name: 'Bo Tang', roles: ['warehouse'] },
  { key: 'warehouse2', email: 'warehouse2@assay.test', name: 'Yan Xu', roles: ['warehouse'] },
  { key: 'inspector', email: 'qc@assay.test', name: 'Min Zhao', roles: ['qc'] },
  { key: 'reviewer', email: 'qc2@assay.test', name: 'Ke Luo', roles: ['qc'] },
  { key: 'finance', email: 'finance@assay.test', name: 'Wei Lin', roles: ['finance'] },
  { key: 'finance2', email: 'finance2@assay.test', name: 'Jia He', roles: ['finance'] },
  { key: 'content', email: 'content@assay.test', name: 'Ana Ruiz', roles: ['content'] },
  { key: 'content2', email: 'content2@assay.test', name: 'Tomas Berg', roles: ['content'] },
  { key: 'admin', email: 'admin@assay.test', name: 'Ines Okafor', roles: ['admin', 'content'] },
  { key: 'admin2', email: 'admin2@assay.test', name: 'Petr Havel', roles: ['admin'] },
] as const satisfies readonly DemoStaff[];

export type StaffKey = (typeof staff)[number]['key'];
export type BuyerKey = (typeof buyers)[number]['key'];
export type SellerKey = (typeof sellers)[number]['key'];
