import { refusals } from '../refusal.ts'

export const popupErrors = refusals({
  popup_link: {
    status: 422,
    text: [
      'A link is a page of ours, such as /cashback, or begins with https://.',
      'Ang link ay pahina namin, gaya ng /cashback, o nagsisimula sa https://.',
    ],
  },
  popup_window: {
    status: 422,
    text: ['The end comes after the beginning.', 'Ang katapusan ay kasunod ng simula.'],
  },
  popup_levels: {
    status: 422,
    text: ['Please name at least one VIP level.', 'Maglagay ng kahit isang antas ng VIP.'],
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
