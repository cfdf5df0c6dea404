import { refusals } from '../refusal.ts'

export const settingErrors = refusals({
  setting_unknown: {
    status: 422,
    text: [
      'This setting does not have this value. Choose another one.',
      'Walang ganitong value ang setting na ito. Pumili ng iba.',
    ],
  },
})
