import { refusals } from '../refusal.ts'

export const goodsErrors = refusals({
  goods_restocking: {
    status: 409,
    text: ['Restocking... Please check again later.', 'Nire-restock pa ito. Bumalik na lang mamaya.'],
  },
  goods_off: {
    status: 404,
    text: [
      'This item is no longer offered. Nothing was taken.',
      'Hindi na inaalok ang item na ito. Walang kinuhang Filcoins.',
    ],
  },
  goods_changed: {
    status: 409,
    text: [
      'This item has changed. Please check it and confirm again.',
      'Nagbago ang item na ito. Paki-check at kumpirmahin muli.',
    ],
  },
  goods_left: {
    status: 409,
    text: ['Only {left} left. Please choose fewer.', '{left} na lang ang natitira. Bawasan ang bilang.'],
  },
  goods_limit: {
    status: 409,
    text: ['You can redeem at most {most} of this item.', 'Hanggang {most} lang nito ang puwede mong i-redeem.'],
  },
  goods_ticket_limit: {
    status: 409,
    text: [
      'You can redeem at most {most} cashback tickets from the mall in all.',
      'Hanggang {most} cashback ticket lang sa kabuuan ang mare-redeem mo sa mall.',
    ],
  },
  goods_price: {
    status: 409,
    text: [
      'The price is now {price} Filcoins each. Please check it and confirm again.',
      '{price} Filcoins na ang isa. Paki-check at kumpirmahin muli.',
    ],
  },
})

/** What staff read. */
export const goodsDeskErrors = refusals({
  goods_taken: { status: 409, text: ['Another item has this ID.', 'May ibang item na may ganitong ID.'] },
  goods_delivery: {
    status: 422,
    text: [
      'Type 1 is delivered at once or by courier. Type 2 is picked up or sent by courier.',
      'Agad o sa courier ang type 1. Pick-up o courier ang type 2.',
    ],
  },
  goods_gift: {
    status: 422,
    text: [
      'An item delivered at once gives a voucher or tickets, and says how much. Other items give neither.',
      'Ang agarang item ay nagbibigay ng voucher o ticket, at nagsasabi kung magkano. Wala nito ang ibang item.',
    ],
  },
  goods_worth: {
    status: 422,
    text: [
      'A Filcoin is planned at ₱0.01. An item that gives this has to cost at least {least} Filcoins.',
      'Ang plano ay ₱0.01 bawat Filcoin. Hindi bababa sa {least} Filcoins ang dapat na presyo nito.',
    ],
  },
  goods_price_agreed: {
    status: 422,
    text: [
      'Two people decide what is sold for Filcoins and at which price. For a new name or first picture, save the item switched off first. Then propose {price} Filcoins, and save it switched on at that price once a colleague has agreed.',
      'Dalawang tao ang nagpapasya kung ano ang ibinebenta at sa anong presyo. Para sa bagong pangalan o unang larawan, i-save muna ang item nang naka-off. Saka i-propose ang {price} Filcoins, at i-save itong naka-on sa presyong iyon kapag pumayag na ang kasamahan.',
    ],
  },
  goods_price_waiting: {
    status: 409,
    text: [
      'Another price of this item is already waiting for approval. It must be decided first.',
      'May isa pang presyo ng item na naghihintay ng approval. Dapat muna itong desisyunan.',
    ],
  },
  goods_price_own: {
    status: 403,
    text: [
      'You proposed this price, so a colleague must approve it.',
      'Ikaw ang nag-propose ng presyong ito, kaya kasamahan mo ang dapat mag-approve.',
    ],
  },
  goods_tickets: {
    status: 422,
    text: [
      'One member could redeem more than {cap} tickets from the mall in all. Say how many of this item each may have.',
      'Lalampas sa {cap} ticket ang makukuha ng isang member sa mall. Ilagay kung ilan lang nito ang puwede sa bawat isa.',
    ],
  },
  goods_tickets_agreed: {
    status: 422,
    text: [
      'Two people decide on cashback tickets. Save the item switched off, propose {price} Filcoins, and switch it on unchanged once a colleague has agreed.',
      'Dalawang tao ang nagpapasya sa cashback ticket. I-save ang item nang naka-off, i-propose ang {price} Filcoins, at i-on ito nang walang binabago kapag pumayag na ang kasamahan.',
    ],
  },
  goods_stores: {
    status: 422,
    text: ['Please enter at least one store for pickup.', 'Maglagay ng kahit isang store para sa pick-up.'],
  },
  goods_picture_unknown: {
    status: 422,
    text: ['Please upload the picture again.', 'I-upload muli ang larawan.'],
  },
  goods_stock_short: {
    status: 409,
    text: ['Only {left} are in stock.', '{left} lang ang nasa stock.'],
  },
})
