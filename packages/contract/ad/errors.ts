import { refusals } from '../refusal.ts'

export const adErrors = refusals({
  ad_exists: {
    status: 409,
    text: ['There is an ad with this ID already.', 'May ad na may ganitong ID.'],
  },
  ad_picture_unknown: {
    status: 422,
    text: ['Please upload the picture again.', 'I-upload muli ang larawan.'],
  },
})
