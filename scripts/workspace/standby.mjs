/** Loads the packages of a program, and the program itself when the parent says so, which begins at its second word: by then,
 * most of the start is done. */
import { pathToFileURL } from 'node:url'

const [, , file = '', , ...packages] = process.argv

/** Much of Node's own HTTP client is loaded by its first request. */
const sendFirstRequest = async () => (await fetch(`http://127.0.0.1:${process.env['PORT']}/livez`)).text()

// What cannot be loaded is for the program to tell.
const loaded = Promise.allSettled([...packages.map(name => import(name)), sendFirstRequest()])
process.once('message', () => void loaded.then(() => import(pathToFileURL(file).href)))
