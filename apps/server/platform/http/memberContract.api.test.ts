import { besiege } from '@saya/testing'

besiege('memberContract')
