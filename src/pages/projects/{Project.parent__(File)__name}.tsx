import { graphql, type PageProps } from "gatsby";
import { pendingProject } from "../../calculator/pendingDeal";
import { Layout } from "../../components/Layout";
import { companyOf, textOf } from "../../components/pageFrame";
import { entryHead } from "../../components/pageHead";
import { projectSeo } from "../../projects/project";
import { projectThings } from "../../components/structuredData";
import { useText } from "../../content/pageWords";
import { pathIn } from "../../i18n/paths";
import { pathOf } from "../../site/pages";
import { ProjectNeighbors } from "../../sections/ProjectNeighbors";
import { ProjectOpening } from "../../sections/ProjectOpening";
import { ProjectOutcome } from "../../sections/ProjectOutcome";

// Gatsby makes a page of each entry in content/projects/, at the address of its file's name.

export default function ProjectPage({ data }: PageProps<Queries.ProjectPageQuery>) {
  const text = useText("project");
  const { projects: words } = useText("home");
  const { project } = data;
  if (!project) return null;
  const { deal } = project;
  return (
    <Layout frame={data}>
      <ProjectOpening text={text} project={project} />
      {deal && (
        <ProjectOutcome
          text={words.deal}
          proof={text}
          deal={deal}
          wanted={pendingProject({ ...project, deal }, words.deal.works)}
        />
      )}
      <ProjectNeighbors text={text} previous={project.previous} next={project.next} />
    </Layout>
  );
}

export const Head = entryHead("project", (data: Queries.ProjectPageQuery, language) => {
  const { project } = data;
  if (!project) return undefined;
  const { nav } = textOf(data, "common");
  const way = (["home", "projects"] as const).map((key) => ({ name: nav[key], path: pathIn(language, pathOf(key)) }));
  return {
    text: projectSeo(textOf(data, "project").seo, project, language),
    things: projectThings(companyOf(data), project, way),
  };
});

export const query = graphql`
  query ProjectPage($id: String!, $language: String!, $texts: [String!]!) {
    ...PageFrame
    project(id: { eq: $id }) {
      ...ProjectFacts
      place(language: $language)
      before {
        ...IntroPicture
      }
      after {
        ...IntroPicture
      }
      detail {
        ...WidePicture
      }
      deal {
        soldOn
        record
      }
      previous {
        ...ProjectNeighbor
      }
      next {
        ...ProjectNeighbor
      }
    }
  }
  fragment ProjectNeighbor on Project {
    name
    title(language: $language)
    after {
      ...WidePicture
    }
  }
`;
