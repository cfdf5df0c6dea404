import { refusals } from '../refusal.ts'

export const settingErrors = refusals({
  setting_unknown: {
    status: 422,
    text: [
      'This setting does not have this value. Choose another one.',
      'Walang ganitong value ang setting na ito. Pumili ng iba.',
    ],
  },
  setting_own: {
    status: 403,
    text: [
      'You proposed this yourself. It makes members less protected, so a colleague has to set the same.',
      'Ikaw mismo ang nagpanukala nito. Mababawasan nito ang proteksyon ng mga miyembro, kaya kailangang itakda rin ito ng isang kasamahan.',
    ],
  },
})
