import { currentHost, type Host } from './host.ts'

/** What came of asking the host to take a payment. Whether money came is the server's to say, whatever stands here. */
export type PaymentReturn = 'answered' | 'left' | 'away'

/** What the app that ours is open in does for us. */
export interface Bridge {
  /** Leads to an address outside of this page. */
  navigate(url: string): void
  /** Has somebody pay at an address. */
  pay(url: string): Promise<PaymentReturn>
  /** Closes ours. */
  close(): void
}

/** What the mini programs of the Alipay family put into the pages of their web views. */
interface MiniProgram {
  postMessage(message: object): void
  navigateBack?(): void
  onMessage?: (message: unknown) => void
}

export interface HostWindow {
  readonly location: Pick<Location, 'assign'>
  readonly history: Pick<History, 'back'>
  readonly my?: MiniProgram
}

/** It failed, they went back, or they closed the box. Of every other word, and of none, the server knows more. */
const left = ['4000', '6001', '99']

/** The mini program itself does what is asked: it is told by messages, and answers by one. */
function miniProgramBridge(my: MiniProgram): Bridge {
  return {
    navigate: url => my.postMessage({ action: 'navigate', url }),
    pay: url =>
      new Promise(resolve => {
        my.onMessage = message => {
          const { action, resultCode } = Object(message) as { action?: unknown; resultCode?: unknown }
          if (action === 'tradePay') resolve(left.includes(String(resultCode)) ? 'left' : 'answered')
        }
        my.postMessage({ action: 'tradePay', paymentUrl: url })
      }),
    close: () => my.navigateBack?.(),
  }
}

/** A web view and nothing more, or anybody's own browser: one goes there, and comes back. */
function plainBridge({ location, history }: HostWindow): Bridge {
  return {
    navigate: url => location.assign(url),
    async pay(url) {
      location.assign(url)
      return 'away'
    },
    close: () => history.back(),
  }
}

const miniPrograms: readonly (Host | undefined)[] = ['glife', 'mayamini', 'lazadamini']

export function bridgeOf(host: Host | undefined, view: HostWindow): Bridge {
  return view.my && miniPrograms.includes(host) ? miniProgramBridge(view.my) : plainBridge(view)
}

export function bridge(): Bridge {
  return bridgeOf(currentHost(), window)
}
