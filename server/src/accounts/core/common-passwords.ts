/** Passwords that everybody tries first: those of public lists that pass the rule on form. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
11111111a 11112222a 1111aaaa 112233aa 123123aa 123123qwe 123321aa 1234567890a 123456789a
12345678a 12345678q 1234567a 123456aa 123456ab 123456abc 123456qq 123456qwe 123456qwerty
12345abc 12345qwert 1234abcd 1234qwer 123abc123 123abc456 123qweasd 123qweasdzxc 147258369a
159357aa 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 5201314a a123123123
a1234567 a12345678 a123456789 a1234567890 a1b2c3d4 a1b2c3d4e5 a1s2d3f4 a5201314 aa123456
aa1234567 aa12345678 aa123456789 aa5201314 aaa123456 aaaa1111 abc12345 abc123456 abc1234567
abc12345678 abc123456789 abcd1234 abcd12345 abcd123456 abcde123 abcde12345 abcdef12 abcdef123
abcdefg1 abcdefgh1 admin123 admin1234 admin12345 admin123456 administrator1 alibaba123 android1
angel123 angel1234 anything1 apple123 apple1234 arsenal123 as123456 asd12345 asd123456 asdasd123
asdf1234 asdf12345 asdfgh123 asdfghjkl1 ashley123 assay123 assay1234 assay12345 assay2024
assay2025 assay2026 autumn2024 autumn2025 banana123 barcelona1 baseball1 basketball1 batman123
beijing123 beijing2008 blink182 business1 business123 buster123 butterfly1 buyer123 buyer1234
c123456789 capacitor1 changeme1 changeme123 charlie1 charlie123 cheese123 chelsea123 chen123456
china123 china123456 china2008 chip1234 chip12345 chocolate1 company1 company123 component1
computer1 computer123 cookie123 corvette1 d123456789 daniel123 december12 default1 demo1234
demo12345 demo123456 diamond1 dragon123 eagle123 electronics1 everything1 export123 falcon123
february1 ferrari1 flower123 football1 football123 forever1 freedom1 friday123 fuckyou1
fuckyou123 fuckyou2 ginger123 golden123 google123 google1234 guangzhou1 guest123 guest1234
h123456789 harley123 hello123 hello1234 hello12345 hello123456 hockey123 hongkong1 huawei123
hunter123 iloveyou1 iloveyou123 iloveyou2 import123 internet1 internet123 iphone12 january1
jennifer1 jessica1 jordan23 juventus1 killer123 l123456789 letmein1 letmein123 li123456
lightning1 liu123456 liverpool1 login123 login1234 love1234 love1314 love5201314 loveyou1314
m123456789 maggie123 manager1 manager123 market123 master123 matrix123 mercedes1 michael1
michelle1 microsoft1 monday123 monkey123 mustang1 ncc1701d ncc1701e nintendo64 nothing1
november11 october10 office123 orange123 p455word p4ssw0rd passw0rd passw0rd1 password1
password12 password123 password1234 password123456 pepper123 phoenix1 pokemon123 porsche911
princess1 princess123 purple123 q1234567 q12345678 q123456789 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6
qaz123456 qazwsx12 qazwsx123 qazwsxedc123 qq123456 qq1234567 qq123456789 qq5201314 qwe12345
qwe123456 qwe123qwe qweasd123 qweasdzxc123 qwer1234 qwer12345 qwer123456 qwert123 qwert1234
qwert12345 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyu1 qwertyui1 realmadrid1
resistor1 root1234 root123456 rush2112 s123456789 samsung1 samsung123 secret12 secret123
seller123 seller1234 semiconductor1 shadow123 shanghai123 shenzhen1 shenzhen123 silver123
soccer123 something1 spring2024 spring2025 starwars1 summer2020 summer2021 summer2022 summer2023
summer2024 summer2025 sunshine1 sunshine123 superman1 superman123 system123 taiwan123 taobao123
temp1234 temp12345 tencent123 test1234 test12345 test123456 testtest1 thunder1 tigger123
trade123 trustno1 user1234 user123456 w12345678 w123456789 wang1234 wang123456 weixin123
welcome1 welcome12 welcome123 welcome1234 whatever1 windows10 windows11 winter2020 winter2021
winter2022 winter2023 winter2024 winter2025 woaini123 woaini1314 woaini520 woaini5201314
woaini521 x123456789 xiaomi123 xiaoming123 y123456789 yang123456 yanxin123 yanxin1234 yellow123
z12345678 z123456789 zaq12wsx zaq1xsw2 zhang123 zhang123456 zhao123456 zxc123456 zxcv1234
zxcvb123 zxcvbnm1 zxcvbnm123 zz123456
`
    .trim()
    .split(/\s+/),
);
