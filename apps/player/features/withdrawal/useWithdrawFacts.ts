import { emptyWallet } from '@saya/contract/wallet/emptyWallet.ts'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { isReady, type Payee, usePayees, useReadyWords } from '../payee/index.ts'

/** What most channels take: by that an amount is judged before there is an account. */
const usual = { min_amount: '100.00', max_amount: '500000.00' }

/** What one must know to say how much is paid out to where: the accounts, the balance, and what the channel takes. */
export function useWithdrawFacts(payeeId: string | undefined) {
  const own = usePayees()
  const wallet = useAnswer('GET /finance/wallet', {}, { mayBeOld: true })
  const channels = useAnswer('GET /finance/channel/list', { query: { mode: '2' } })
  const payee = choose(own.payees ?? [], payeeId)
  const channel = channels.answer?.d.find(({ name }) => name === payee?.channel_name)
  const isLoaded = own.payees !== undefined && wallet.answer !== undefined && channels.answer !== undefined
  return {
    payees: own.payees,
    payee,
    channel,
    isClosed: payee !== undefined && channels.answer !== undefined && !channel,
    readyWords: useReadyWords(payee),
    wallet: wallet.answer,
    limits: { ...(channel ?? usual), withdrawable: (wallet.answer ?? emptyWallet).withdrawable },
    isLoaded,
    isFailed: own.isFailed || [wallet, channels].some(({ error }) => error !== undefined),
    refreshWallet: wallet.again,
    again() {
      own.again()
      wallet.again()
      channels.again()
    },
  }
}

/** The one that was chosen, else the first that can be paid to now. */
function choose(payees: readonly Payee[], id: string | undefined): Payee | undefined {
  return payees.find(payee => payee.id === id) ?? payees.find(isReady) ?? payees[0]
}
