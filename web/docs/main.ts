import 'swagger-ui-dist/swagger-ui.css';
import './docs.css';
import { createStorage } from '@campus-procurement/hooks';
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import descriptionUrl from '../../openapi/dist/openapi.json?url';
import { type Description, inLanguage } from './inLanguage.ts';

/** The reference of the API at /docs: the description as it is served, in the language and colours chosen in the product. */
async function start(): Promise<void> {
  const storage = createStorage();
  const language = storage.get('arco-locale') ?? 'zh-CN';
  document.documentElement.lang = language;
  document.documentElement.classList.toggle('dark-mode', storage.get('colorScheme') === 'dark');

  const answer = await fetch(descriptionUrl);
  if (!answer.ok) throw new Error(`The description could not be loaded (HTTP ${answer.status})`);
  SwaggerUI({
    domNode: document.getElementById('root'),
    spec: inLanguage((await answer.json()) as Description, language),
    deepLinking: true,
    filter: true,
    docExpansion: 'none',
    defaultModelsExpandDepth: -1,
    showExtensions: true,
  });
}

void start();
