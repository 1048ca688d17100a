export default {
  parcel: '包裹 {n}/{count}',
  visit: '月台预约：{time}',
  parts: '{count} 种型号',
  pieces: '{count} 颗',
  shelf: '库位',
};
