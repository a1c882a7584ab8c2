import { parentPort } from 'node:worker_threads'
import { drawPictures } from './drawings.ts'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort!.postMessage(await drawPictures())
