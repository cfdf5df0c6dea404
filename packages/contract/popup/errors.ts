import { refusals } from '../refusal.ts'

export const popupErrors = refusals({
  popup_link: {
    status: 422,
    text: [
      'A link must be a page of this site, such as /cashback, or start with https://.',
      'Ang link ay dapat page ng site na ito, gaya ng /cashback, o nagsisimula sa https://.',
    ],
  },
  popup_window: {
    status: 422,
    text: ['The end must be after the start.', 'Dapat mas huli ang katapusan kaysa sa simula.'],
  },
  popup_levels: {
    status: 422,
    text: ['Please choose at least one VIP level.', 'Pumili ng kahit isang VIP level.'],
  },
  popup_picture: {
    status: 422,
    text: [
      'This picture cannot be used. Please choose a PNG, JPEG or WebP of up to 8 MB and 25 megapixels.',
      'Hindi magamit ang larawang ito. Pumili ng PNG, JPEG o WebP na hanggang 8 MB at 25 megapixel.',
    ],
  },
  popup_picture_unknown: {
    status: 422,
    text: ['Please upload the picture again.', 'I-upload muli ang larawan.'],
  },
})
