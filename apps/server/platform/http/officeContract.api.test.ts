import { besiege } from '@saya/testing'
import { describe } from 'vitest'

describe('whatever is sent to a call of the office, it is answered in the envelope, tells nothing of the inside and changes nothing when refused', () => {
  besiege('officeContract')
})
