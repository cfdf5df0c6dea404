import { besiege } from '@saya/testing'
import { describe } from 'vitest'

describe('whatever is sent to a member’s call, it is answered in the envelope, tells nothing of the inside and changes nothing when refused', () => {
  besiege('memberContract')
})
