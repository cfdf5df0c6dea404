import { refusals } from '../refusal.ts'

export const settingErrors = refusals({
  setting_unknown: {
    status: 422,
    text: ['That cannot be set to this.', 'Hindi ito maaaring itakda nang ganito.'],
  },
})
