import { refusals } from '../refusal.ts'

export const adErrors = refusals({
  ad_exists: {
    status: 409,
    text: [
      'An ad with this ID already exists. Choose another ID.',
      'May ad nang gumagamit ng ID na ito. Pumili ng ibang ID.',
    ],
  },
  ad_picture_unknown: {
    status: 422,
    text: ['Please upload the picture again.', 'I-upload muli ang larawan.'],
  },
})
