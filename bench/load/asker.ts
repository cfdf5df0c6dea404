import { connect } from 'node:net'

/** One round: as many requests as the server answers in a time, each connection sending its next when it has the last. */
export interface Round {
  readonly port: number
  readonly request: string
  readonly connections: number
  readonly ms: number
}

export interface Throughput {
  readonly perSecond: number
  /** The first answer's status and size, by which all others are told apart. */
  readonly status: number
  readonly bytes: number
}

process.on('message', (round: Round) => {
  void play(round).then(counted => process.send?.(counted))
})

async function play(round: Round): Promise<Throughput> {
  const first = await measure(round)
  const stop = { at: performance.now() + round.ms }
  const startedAt = performance.now()
  const counts = await Promise.all(
    Array.from({ length: round.connections }, () => keepAsking(round, first.bytes, stop)),
  )
  const seconds = (performance.now() - startedAt) / 1000
  return { perSecond: counts.reduce((sum, count) => sum + count, 0) / seconds, ...first }
}

/** Reads one answer whole. Every later one has exactly its size, so that counting costs next to nothing. */
function measure({ port, request }: Round): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    const chunks: Buffer[] = []
    socket.on('error', reject)
    socket.on('data', chunk => {
      chunks.push(chunk)
      const text = Buffer.concat(chunks).toString('latin1')
      const end = text.indexOf('\r\n\r\n')
      const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
      if (end < 0 || length === undefined || text.length < end + 4 + Number(length)) return
      socket.destroy()
      resolve({ status: Number(text.slice(9, 12)), bytes: end + 4 + Number(length) })
    })
  })
}

function keepAsking({ port, request }: Round, bytes: number, stop: { readonly at: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    socket.setNoDelay(true)
    let received = 0
    let answers = 0
    socket.on('error', reject)
    socket.on('close', () => resolve(answers))
    socket.on('data', chunk => {
      received += chunk.length
      if (received < bytes) return
      if (received > bytes) return void socket.destroy(new Error('An answer had another size than the first.'))
      received = 0
      answers++
      if (performance.now() >= stop.at) socket.destroy()
      else socket.write(request)
    })
  })
}
