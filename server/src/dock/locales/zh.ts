export default {
  parcel: '包裹 {n}/{count}',
  parts: '{count} 种型号',
  pieces: '{count} 颗',
  shelf: '库位',
};
