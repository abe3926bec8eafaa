import { openPdf } from '../../lib/extract/open-pdf-browser';

/** Reads `/paper.pdf` with the browsers' own pdf.js and writes down what it read. */
const answer = await fetch('/paper.pdf');
const read = await openPdf(new Uint8Array(await answer.arrayBuffer()));
const written = document.createElement('pre');
written.textContent = JSON.stringify(read);
document.body.append(written);
