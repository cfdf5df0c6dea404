import { Duplex } from 'node:stream'
import type { RawData, WebSocket } from 'ws'

/** Large enough that a message never waits for the stream: who reads too slowly is found by the socket's own backlog. */
const writableHighWaterMark = 1_000_000
const goingAway = 1001
const binaryOnly = 1003

/**
 * An MQTT connection's bytes over a WebSocket. What is written in one turn leaves as one frame: the stream that comes
 * with `ws` would send a message in five, at three times the cost. A reader that falls behind is cut off rather than
 * remembered: what it misses waits for it in the message table.
 */
export class SocketStream extends Duplex {
  readonly #socket: WebSocket
  readonly #mostBacklogBytes: number

  constructor(socket: WebSocket, mostBacklogBytes: number) {
    super({ writableHighWaterMark })
    this.#socket = socket
    this.#mostBacklogBytes = mostBacklogBytes
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary))
    socket.on('error', () => this.destroy())
    socket.on('close', () => this.destroy())
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (this.destroyed) return
    if (!isBinary) this.#socket.close(binaryOnly)
    else if (!this.push(data)) this.#socket.pause()
  }

  override _read(): void {
    this.#socket.resume()
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send(chunk)
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)))
    done()
  }

  #send(bytes: Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    this.#socket.send(bytes)
    if (this.#socket.bufferedAmount > this.#mostBacklogBytes) this.#socket.terminate()
  }

  override _final(done: () => void): void {
    this.#socket.close(goingAway)
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    // A paused socket would never see the other side's answer to the closing.
    this.#socket.resume()
    this.#socket.close(goingAway)
    done(error)
  }
}
