/**
 * Gives each schema of the description a name of its own: an interface, or a type where it is no object. `openapi-typescript`
 * writes them as members of one big type; of these a compiler error shows the fields, of an interface the name.
 */
import { astToString } from 'openapi-typescript';
import ts from 'typescript';

const { factory } = ts;

/** The types of the description, without the schemas, and the named schemas, as two modules. */
export function typesSource(nodes: ts.Node[]): { schema: string; schemas: string } {
  const components = nodes.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === 'components');
  const members = (components as ts.InterfaceDeclaration).members.map((member) => member as ts.PropertySignature);
  const found = members.find(({ name }) => textOf(name) === 'schemas')?.type as ts.TypeLiteralNode;
  const schemas = found.members.map((member) => member as ts.PropertySignature);
  const names = schemas.map(({ name }) => textOf(name));
  // Inside the list of schemas each is only named; everywhere else a reference is replaced by the name.
  const list = factory.createTypeLiteralNode(names.map(memberOf));
  const rest = nodes.map((node) => named(replaced(node, found, list)));
  return {
    schema: `import type {\n${names.map((name) => `  ${name},\n`).join('')}} from './schemas.ts';\n\n${astToString(rest)}`,
    schemas: astToString(schemas.map(declarationOf)).replaceAll('@description ', ''),
  };
}

const textOf = (name: ts.PropertyName) => (name as ts.Identifier | ts.StringLiteral).text;
const reference = (name: string) => factory.createTypeReferenceNode(name);
const memberOf = (name: string) => factory.createPropertySignature(undefined, name, undefined, reference(name));

/** A schema as a declaration, with its comment. What it takes over from other schemas, it extends. */
function declarationOf(member: ts.PropertySignature): ts.Statement {
  const name = textOf(member.name);
  const type = named(member.type as ts.TypeNode);
  const parts = ts.isIntersectionTypeNode(type) ? [...type.types] : [type];
  const bases = parts.filter(ts.isTypeReferenceNode);
  const literals = parts.filter(ts.isTypeLiteralNode);
  const isInterface = literals.length > 0 && bases.length + literals.length === parts.length;
  const exported = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  const heritage = bases.map(({ typeName }) => factory.createExpressionWithTypeArguments(typeName as ts.Identifier, undefined));
  const declaration = isInterface
    ? factory.createInterfaceDeclaration(
        exported,
        name,
        undefined,
        heritage.length > 0 ? [factory.createHeritageClause(ts.SyntaxKind.ExtendsKeyword, heritage)] : undefined,
        literals.flatMap(({ members }) => [...members]),
      )
    : factory.createTypeAliasDeclaration(exported, name, undefined, type);
  return ts.setSyntheticLeadingComments(declaration, ts.getSyntheticLeadingComments(member));
}

/** A node in which `components["schemas"]["Name"]` is `Name`. */
function named<T extends ts.Node>(node: T): T {
  const visit = (one: ts.Node): ts.Node => {
    const name = schemaNamedBy(one);
    return name === undefined ? ts.visitEachChild(one, visit, undefined) : reference(name);
  };
  return visit(node) as T;
}

function schemaNamedBy(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined;
  const [part, name] = [node.objectType, node].map(
    ({ indexType }) => ts.isLiteralTypeNode(indexType) && ts.isStringLiteral(indexType.literal) && indexType.literal.text,
  );
  return part === 'schemas' && name ? name : undefined;
}

function replaced<T extends ts.Node>(node: T, old: ts.Node, by: ts.Node): T {
  const visit = (one: ts.Node): ts.Node => (one === old ? by : ts.visitEachChild(one, visit, undefined));
  return visit(node) as T;
}
