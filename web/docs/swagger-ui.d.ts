// swagger-ui-dist brings no types. Options: https://swagger.io/docs/open-source-tools/swagger-ui/usage/configuration/
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  export default function SwaggerUI(options: {
    domNode: HTMLElement | null;
    spec: object;
    deepLinking: boolean;
    filter: boolean;
    docExpansion: 'none' | 'list' | 'full';
    defaultModelsExpandDepth: number;
    showExtensions: boolean;
  }): void;
}
