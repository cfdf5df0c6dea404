import { refusals } from '../refusal.ts'

export const cashierErrors = refusals({
  channel_limits: {
    status: 422,
    text: [
      'The least amount must be above nothing and no more than the greatest one, both in pesos and centavos.',
      'Ang pinakamababang halaga ay dapat higit sa wala at hindi lalampas sa pinakamataas, sa piso at sentimo.',
    ],
  },
  channel_quick: {
    status: 422,
    text: [
      'Every quick amount must be between the least and the greatest amount.',
      'Ang bawat mabilisang halaga ay dapat nasa pagitan ng pinakamababa at pinakamataas.',
    ],
  },
  channel_picture: {
    status: 422,
    text: ['There is no such picture.', 'Walang ganoong larawan.'],
  },
  channel_unserved: {
    status: 422,
    text: [
      'A channel can only be open with a gateway and its name for the instrument.',
      'Mabubuksan lang ang channel kung may gateway at pangalan ng instrumento.',
    ],
  },
  channel_unreached: {
    status: 422,
    text: [
      'This gateway does not pay to this bank or wallet. Choose another gateway, or check the bank’s code.',
      'Hindi nagbabayad ang gateway na ito sa bangko o wallet na ito. Pumili ng iba, o tingnan ang code ng bangko.',
    ],
  },
  channel_voucher: {
    status: 422,
    text: [
      'This channel takes the codes of vouchers: no gateway stands behind it.',
      'Mga code ng voucher ang tinatanggap ng channel na ito: walang gateway sa likod nito.',
    ],
  },
  channel_whole: {
    status: 422,
    text: [
      'Money goes out in whole pesos: so must the least and the greatest amount be.',
      'Buong piso ang lumalabas: ganoon din dapat ang pinakamababa at pinakamataas na halaga.',
    ],
  },
  channel_instrument: {
    status: 422,
    text: [
      'This gateway takes no money by an instrument of that name. Check the name, or choose another gateway.',
      'Walang ganyang instrumento ang gateway na ito. Suriin ang pangalan, o pumili ng ibang gateway.',
    ],
  },
  channel_name: {
    status: 409,
    text: [
      'Another channel of this direction has that name. Members tell channels by their names.',
      'May ibang channel sa direksyong ito na may ganyang pangalan. Sa pangalan nakikilala ng mga miyembro ang channel.',
    ],
  },
  channel_way: {
    status: 409,
    text: [
      'The name, gateway and bank code of a channel that money goes out by are changed by two people. Propose the way above the form.',
      'Dalawang tao ang nagpapalit ng pangalan, gateway at bank code ng channel palabas. Imungkahi ito sa itaas ng form.',
    ],
  },
  way_same: {
    status: 409,
    text: ['Money goes that way already.', 'Ganyan na ang daan ng pera.'],
  },
  way_waiting: {
    status: 409,
    text: [
      'A way waits for a second person already. Have that one decided first.',
      'May naghihintay nang mungkahi. Ipapasya muna iyon.',
    ],
  },
  way_own: {
    status: 403,
    text: [
      'You proposed this yourself; a colleague has to agree. You can take it back by refusing it.',
      'Ikaw ang nagmungkahi nito; kailangang pumayag ang isang kasamahan. Mababawi mo ito sa pagtanggi.',
    ],
  },
  break_member: {
    status: 422,
    text: ['There is no open account with this UID.', 'Walang bukas na account na may ganitong UID.'],
  },
  break_currency: {
    status: 422,
    text: [
      'Only pesos can be credited. Give it back at the gateway.',
      'Piso lang ang maaaring i-credit. Ibalik ito sa gateway.',
    ],
  },
  break_taken: {
    status: 422,
    text: [
      'A deposit was credited with this payment already. Ask the gateway, and note what it says.',
      'May deposito nang na-credit sa bayad na ito. Tanungin ang gateway, at itala ang sagot.',
    ],
  },
  break_changed: {
    status: 409,
    text: [
      'The gateway tells otherwise of this payment by now: its amount, its currency, or what it was for. What was proposed is not credited. It is shown as it is now.',
      'Iba na ang sinasabi ng gateway sa bayad na ito: ang halaga, ang pera, o kung para saan ito. Hindi na-credit ang iminungkahi. Ipinapakita ito kung paano na ngayon.',
    ],
  },
  break_gone: {
    status: 409,
    text: [
      'The gateway does not have this payment as paid any more. Nobody was credited. Look there whether it was given back.',
      'Hindi na bayad ang bayad na ito ayon sa gateway. Walang na-credit. Tingnan doon kung naibalik na ito.',
    ],
  },
  break_own: {
    status: 403,
    text: [
      'You proposed this yourself; a colleague has to agree.',
      'Ikaw ang nagmungkahi nito; kailangang pumayag ang isang kasamahan.',
    ],
  },
  day_ahead: {
    status: 422,
    text: ['That day has not begun yet.', 'Hindi pa nagsisimula ang araw na iyan.'],
  },
  gateway_silent: {
    status: 503,
    text: [
      'The gateway did not answer. Nothing was changed; please ask again in a minute.',
      'Hindi sumagot ang gateway. Walang nabago; magtanong ulit pagkalipas ng isang minuto.',
    ],
  },
})
