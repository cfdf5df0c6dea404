import { besiege } from '@saya/testing'

besiege('officeContract')
